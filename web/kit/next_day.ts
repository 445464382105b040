const hourLength = 3_600_000;

/** "5 h 12 min": until the next day of UTC, which brings the next daily dungeon. */
export function timeToNextDay(now: number): string {
  const minutes = Math.ceil((24 * hourLength - (now % (24 * hourLength))) / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
