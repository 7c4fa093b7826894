/** A response without this header is not from our server (a captive portal, a proxy) and is ignored. */
export const serverHeader = { name: 'x-second-wind-api', value: '1' } as const

export const idempotencyKeyHeader = 'idempotency-key'
export const idempotencyReplayedHeader = 'idempotency-replayed'
