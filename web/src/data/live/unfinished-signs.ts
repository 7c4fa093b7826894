import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { asksForAdviceToday, withoutNamedSigns } from '@second-wind/core/findings/finding'
import { typedNumber } from '@second-wind/core/platform/typed-number'
import { attachPeakFlowZone } from '@second-wind/core/records/attach-peak-flow-zone'
import { symptomReport } from '@second-wind/core/records/symptom-entry'
import * as z from 'zod/mini'
import { findDraft, findProfile, listEntriesForFindings } from '../local/index.ts'
import { renameOldFields, symptomDraftId } from './unfinished-log.ts'

const { sputumAmount, comparedWithUsual, ...answers } = z.omit(symptomReport, {
  notes: true,
  peakFlowLpm: true,
  peakFlowZone: true,
}).shape

/** An answer that is not valid, or not given, is left out; so are the notes. */
const draft = z.object({
  localDate: z.string(),
  form: z.pipe(
    z.transform((form: unknown) => withoutBlanks(renameOldFields(form))),
    z.object({
      ...answers,
      peakFlowLpm: z._default(z.string(), ''),
      sputumAmount: z.catch(sputumAmount, undefined),
      dayChoice: z.catch(comparedWithUsual, undefined),
      day: z._default(z.string(), ''),
    }),
  ),
})

/** A form keeps what nobody has typed as an empty text or null. */
const withoutBlanks = (form: unknown): unknown =>
  typeof form === 'object' && form !== null
    ? Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== null))
    : form

type Entries = Awaited<ReturnType<typeof listEntriesForFindings>>
type Profile = Awaited<ReturnType<typeof findProfile>>

function findingsOfDraft(stored: unknown, entries: Entries, profile: Profile) {
  const { data } = draft.safeParse(stored)
  if (!data) return undefined
  const { peakFlowLpm: typed, dayChoice, day, ...form } = data.form
  const given = { ...form, comparedWithUsual: dayChoice }
  const withPeakFlow = symptomReport.safeParse({ ...given, peakFlowLpm: typedNumber(typed) })
  const report = attachPeakFlowZone(withPeakFlow.data ?? symptomReport.parse(given), profile?.peakFlowBestLpm)
  const localDate = day === '' ? data.localDate : day
  const findings = entryFindings(report, localDate, { ...findingContextOf(profile), others: entries })
  return { report, localDate, findings }
}

/** Whether the answers so far call for advice the same day. */
export const asksForAdvice = (stored: unknown, entries: Entries, profile: Profile): boolean =>
  findingsOfDraft(stored, entries, profile)?.findings.some(asksForAdviceToday) ?? false

export type UnfinishedAnswers = {
  /** In words, the most serious first. How the day compares is said elsewhere. */
  signs: string[]
  /** The local date that they are of. */
  day: string
  /** They ask for advice the same day. */
  isAdviceToday: boolean
}

/** The signs of the unfinished log, and its day. */
export async function findUnfinishedAnswers(today: string): Promise<UnfinishedAnswers | undefined> {
  const [stored, entries, profile] = await Promise.all([
    findDraft(symptomDraftId),
    listEntriesForFindings(),
    findProfile(),
  ])
  const found = findingsOfDraft(stored, entries, profile)
  if (!found) return undefined
  const signs = withoutNamedSigns(found.findings)
    .filter(({ id }) => !id.startsWith('feels-'))
    .map((finding) => describeFinding(finding, found.report, found.localDate === today))
  return { signs, day: found.localDate, isAdviceToday: found.findings.some(asksForAdviceToday) }
}
