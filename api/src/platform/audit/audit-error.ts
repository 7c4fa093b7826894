/** The audit log cannot be written, so the request must neither show nor change anything. */
export class AuditError extends Error {
  constructor(cause: unknown) {
    super('the audit log cannot be written', { cause })
    this.name = 'AuditError'
  }
}
