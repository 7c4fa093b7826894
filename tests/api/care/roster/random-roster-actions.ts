import type { SeededRandom } from '@second-wind/api/demo/large/seeded-random'
import { messageAnswers } from '@second-wind/core/care/message'
import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import { maxScore, minScore, temperatures } from '@second-wind/core/records/symptom-entry'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import { expect } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import type { DemoApi } from '../../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../../support/push.ts'

type RosterAction = { name: string; run: () => Promise<unknown> }

/** Random actions of patient and clinician through the API. */
export function randomRosterActions(api: DemoApi, random: SeededRandom): [RosterAction, ...RosterAction[]] {
  const entries: string[] = []
  const messages: string[] = []
  let seq = 0
  let cursor = ''

  const score = () => random.between(minScore, maxScore)
  const report = () =>
    aReport({
      coughSeverity: score(),
      breathlessness: score(),
      energy: score(),
      temperature: random.pick(temperatures),
      ...(random.chance(0.3) && { untouchedScores: ['energy', 'breathlessness'] }),
    })
  const oneOf = (ids: string[]) => ids[random.between(0, ids.length - 1)] ?? idNumbered(0x999)

  /** Up to a week late, or from a clock that runs ahead. */
  function change(kind: string, payload: unknown, entityId?: string) {
    seq += 1
    const moment = captureMoment(api.clock.now() - random.between(-2, 20) * 9 * hourMs, 0)
    const named = entityId === undefined ? {} : { entityId }
    const mutationId = idNumbered(0x1000 + seq)
    return push(api, [aMutation({ mutationId, clientSeq: seq, kind, payload, ...moment, ...named })])
  }

  async function logEntry() {
    await change('symptoms.create', report())
    entries.push(idNumbered(0x1000 + seq))
  }

  async function pullChanges() {
    const response = await api.get(`${pullPath}?deviceId=${thisDeviceId}${cursor}`)
    cursor = `&cursor=${pullReply.parse(await response.json()).nextCursor}`
  }

  async function sendMessage() {
    messages.push(idNumbered(0x5000 + messages.length))
    const body = { id: messages.at(-1), patientId: 1, clinicianId: 1, message: 'Please check in.' }
    expect((await api.post('/api/priority-alerts', body)).status).toBe(201)
  }

  async function handleAlert() {
    const alert = await api.db
      .selectFrom('alerts')
      .select('id')
      .where('is_resolved', '=', 0)
      .executeTakeFirst()
    const path = `/api/patient-alerts/${alert?.id}/${random.pick(['read', 'resolve'])}`
    if (alert) expect((await api.put(path, { clinicianId: 1 })).status).toBe(200)
  }

  return [
    { name: 'logs', run: logEntry },
    { name: 'edits', run: () => change('symptoms.update', report(), oneOf(entries)) },
    { name: 'deletes', run: () => change('symptoms.delete', {}, oneOf(entries)) },
    { name: 'logs by hand', run: () => api.post('/api/symptoms', { userId: 1, ...report() }) },
    { name: 'checks', run: () => change('triage.create', { result: random.pick(triageLevels) }) },
    {
      name: 'ticks off a task',
      run: () => change('activities.create', { type: 'hydration', title: 'Drinks', completed: true }),
    },
    {
      name: 'edits the profile',
      run: () => change('profile.patch', { isVulnerable: random.chance(0.3), age: 20 + score() }, '1'),
    },
    {
      name: 'starts again',
      run: () => change('profile.create', aProfile({ name: `Amina ${score()}` }), '1'),
    },
    {
      name: 'holds something back',
      run: () => push(api, [], { pendingCount: random.between(0, 3), deviceId: idNumbered(score()) }),
    },
    { name: 'pulls', run: pullChanges },
    { name: 'waits', run: async () => api.clock.advance(random.between(20, 200) * 1_000) },
    { name: 'is called', run: sendMessage },
    { name: 'sees a message', run: () => change('messages.seen', {}, oneOf(messages)) },
    {
      name: 'answers a message',
      run: () => change('messages.answer', { answer: random.pick(messageAnswers) }, oneOf(messages)),
    },
    { name: 'alert is handled', run: handleAlert },
  ]
}
