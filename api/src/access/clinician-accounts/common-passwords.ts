/**
 * Words that stand at the top of every published list of leaked passwords, and those of this trade. Written down by us
 * from general knowledge, not copied from one list: it is short because a password needs 15 characters here, and what
 * leaked lists hold at that length is nearly always made of these (password-fault.ts). It is no breach list.
 */
export const commonPasswords: readonly string[] = `
  password passw0rd passwort letmein welcome iloveyou princess dragon monkey football baseball sunshine shadow
  superman batman master trustno1 whatever freedom michael jordan jessica ashley charlie jennifer hunter daniel
  thomas robert andrew matthew joshua william george harry oliver jack amelia olivia liverpool chelsea arsenal
  everton manchester united rangers celtic tottenham newcastle england scotland ireland wales london
  admin administrator root login user guest test default changeme change temporary temp secret access
  computer internet samsung google facebook apple windows microsoft starwars pokemon minecraft
  summer winter spring autumn january february march april august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  hello goodbye lovely forever family mother father sister brother baby angel flower butterfly rainbow chocolate
  cheese cookie banana pepper ginger buster bailey maggie tigger soccer hockey killer computer
  qwerty azerty asdf zxcv 1q2w3e4r abc123 123abc aaaa 1111 0000 6969 2024 2025 2026 2027
  nhs hospital clinic doctor nurse patient health medical surgery respiratory asthma inhaler practice
  secondwind second wind breathe lungs
`
  .trim()
  .split(/\s+/)
