// Which table is next, and how the tab shows how many wait.

/** The table after the one at hand, round and round, so that whoever skips one comes to all the others first. */
export function after(tables: readonly string[], current: string): string | undefined {
  const others = tables.filter((table) => table !== current);
  const place = tables.indexOf(current);
  return tables.slice(place + 1).find((table) => table !== current) ?? others[0];
}

/** A page's title with the number of tables that wait, whatever number stood there. */
export function counted(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** The icon, an SVG of 64 by 64, with a number in its corner. */
export function numbered(icon: string, count: number): string {
  const shown = count > 9 ? "9+" : String(count);
  const badge =
    '<circle cx="46" cy="46" r="18" fill="#f2c14e"/><text x="46" y="55" font-family="sans-serif" font-weight="bold" ' +
    `font-size="${count > 9 ? 22 : 26}" text-anchor="middle" fill="#0b1020">${shown}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(icon.replace("</svg>", `${badge}</svg>`))}`;
}
