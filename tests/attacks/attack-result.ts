/** One row of the table in docs/security.md. */
export type AttackResult = {
  attack: string
  expected: string
  result: string
  /** Undefined when it could not be run here. */
  isGood: boolean | undefined
}
