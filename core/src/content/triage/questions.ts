import type { Track } from '../../triage/options.ts'
import { generalQuestions } from './general-questions.ts'
import type { Question } from './question-schema.ts'
import { respiratoryQuestions } from './respiratory-questions.ts'

/** Both tracks, for code that handles either. */
export const questions: Record<Track, readonly Question[]> = {
  general: generalQuestions,
  respiratory: respiratoryQuestions,
}
