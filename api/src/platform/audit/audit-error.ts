/** The audit log cannot be written: then nothing is shown and nothing is done. */
export class AuditError extends Error {
  constructor(cause: unknown) {
    super('the audit log cannot be written', { cause })
    this.name = 'AuditError'
  }
}
