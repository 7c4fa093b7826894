/**
 * Version of every rule of core taken together. It travels with each stored result, so that a result can be read
 * again by the rules that made it. Raise it with any change of a row, threshold, operator or level.
 */
export const RULES_VERSION = '1.1.0'
