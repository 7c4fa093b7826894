/** Who runs a command here is the owner of the machine; the audit log knows no name for them. */
export const operatorActor = { kind: 'operator', id: 0 } as const
