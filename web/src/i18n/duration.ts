// Times as people read them.

/** 75000 -> "1:15"; three days and four hours -> "3 d 04 h". */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} d ${two(Math.floor((seconds % 86400) / 3600))} h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
