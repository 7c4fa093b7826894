/** The files in which faults are planted: what decides or says how serious something is. */
export const ruleFiles = [
  '../core/src/triage/*.ts',
  // The sources and follow-up-card-words.ts are prose.
  '../core/src/findings/**/!(*-sources).ts',
  '../core/src/care/{check-advice,describe-advice,message,usual-day-for-clinician,worse-answer-without-check}.ts',
  '../core/src/care/{risk,alerts,roster}/*.ts',
  '../core/src/content/findings/!(follow-up-card-words).ts',
  '../core/src/content/insight/{choose-finding-card,finding-advice}.ts',
  '../core/src/content/triage/describe-result.ts',
  '../core/src/recovery/{alert-without-sign,insight,insight-dialog-kind,motivation/bad-day,worse-day-warnings}.ts',
  '../core/src/recovery/home-advice/{lung-conditions,select-education}.ts',
  '../core/src/records/{identity,nhs-number,usual-day}.ts',
  '../core/src/records/{clock-doubt,episode-days,phlegm,*peak-flow-zone,symptom-entry}.ts',
]

/** The tests that must notice. */
export const ruleTests = [
  'core/{triage,findings,care,content/{findings,insight,triage}}/**/*.test.ts',
  'core/recovery/{alert-without-sign,episode,insight*,timeline,home-advice/*,motivation/bad-day}.test.ts',
  'core/records/*.test.ts',
]
