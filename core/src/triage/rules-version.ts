/**
 * One version for all rules in core. Each result stores it, so that we know which rules produced it. Raise it when a
 * row, threshold, operator or level changes.
 */
export const RULES_VERSION = '2.8.0'
