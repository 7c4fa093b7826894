import type { AdviceGiven } from '@second-wind/core/rights/advice-given'
import { describeFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { formatShortEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { clockTime } from '../../ui/format/uk-time.ts'

/** So that the summary fits one page. */
export const recordsShown = 4
const signsShown = 3

/** What called for advice the same day. Where there is no room for all, 999 signs stay, then the newest. */
export function WarningSigns({ given }: { given: readonly AdviceGiven[] }) {
  const kept = new Set(
    given
      .toSorted((a, b) => Number(b.isEmergency) - Number(a.isEmergency))
      .slice(0, recordsShown)
      .map(({ id }) => id),
  )
  const leftOut = given.length - kept.size
  return (
    <>
      <h2>Warning signs and advice given in the last 30 days</h2>
      {given.length === 0 && <p>Nothing that was logged called for advice the same day.</p>}
      <ul>
        {given
          .filter(({ id }) => kept.has(id))
          .map((record) => (
            <li key={record.id}>{describe(record)}</li>
          ))}
        {leftOut > 0 && <li>And {leftOut} more, not listed here.</li>}
      </ul>
    </>
  )
}

function describe(record: AdviceGiven): string {
  const { signs, kind, advice, replies } = record
  const span = describeFirstAnswers({ ...record, createdAt: record.date })
  const more = signs.length - signsShown
  const shown = [
    ...signs.slice(0, signsShown),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'sign' : 'signs'}`] : []),
  ].join('; ')
  const replied = replies.map((reply) => `${replyTime(reply, record)}: ${reply.words}`).join(', ')
  return [
    `${[formatShortEntryTime(record), kind, span ?? []].flat().join(', ')}: ${shown}.`,
    `Advice: “${advice}”.`,
    ...(replied === '' ? [] : [`The patient replied ${replied}.`]),
  ].join(' ')
}

const replyTime = (reply: AdviceGiven['replies'][number], { localDate }: AdviceGiven): string =>
  reply.localDate === localDate
    ? `at ${clockTime(Date.parse(reply.date), reply.tzOffsetMin)}`
    : `on ${formatShortEntryTime(reply)}`
