"""HTTP: routes, what they depend on, what every request passes."""
