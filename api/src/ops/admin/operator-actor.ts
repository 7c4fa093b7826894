/** Commands are run by the owner of the machine, whom the audit log does not name. */
export const operatorActor = { kind: 'operator', id: 0 } as const
