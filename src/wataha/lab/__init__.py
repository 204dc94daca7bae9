"""The laboratory: many games at once, measured, counted and plotted."""
