/** One line for the person who runs the server. The reason is our own words, never the key or a town. */
export function logAirFailure(reason: string): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), code: 'air_quality_failed', reason }))
}
