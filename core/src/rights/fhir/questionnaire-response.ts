import { exportWords } from '../../content/profile/export-words.ts'
import { questions } from '../../content/triage/questions.ts'
import { levelNames } from '../../content/triage/results.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import type { QuestionnaireResponseResource, Reference, ResponseItem } from './resources.ts'

/** A finished symptom check: each question with the answer given, as both were read, and the outcome last. */
export function questionnaireResponse(
  check: TriageResult,
  subject: Reference,
): QuestionnaireResponseResource {
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: { value: check.id },
    status: 'completed',
    subject,
    authored: check.createdAt,
    source: subject,
    item: [...answerItems(check), resultItem(check)],
  }
}

/** What a question or an option was called when it is no longer asked: its id, rather than nothing. */
function answerItems({ track, answers = {} }: TriageResult): ResponseItem[] {
  const asked = track === undefined ? [] : questions[track]
  return Object.entries(answers).map(([linkId, answer]) => {
    const question = asked.find(({ id }) => id === linkId)
    const label = question?.options.find(({ id }) => id === answer)?.label
    return { linkId, text: question?.text ?? linkId, answer: [{ valueString: label ?? answer }] }
  })
}

function resultItem({ result, redFlags = [] }: TriageResult): ResponseItem {
  const words = [levelNames[result].text, ...redFlags]
  return {
    linkId: 'result',
    text: exportWords.fields.result,
    answer: words.map((valueString) => ({ valueString })),
  }
}
