import { verdictCodes } from '@second-wind/core/sync/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { describePayload } from '../../../../../web/src/patient/offline/attention/describe-payload.ts'
import { formatRejectReason } from '../../../../../web/src/patient/offline/attention/format-reject-reason.ts'
import { entryFileText } from '../../../../../web/src/patient/offline/attention/save-entry-file.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logRefusedEntry, openOffline } from '../open-offline.tsx'

const db = withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())

const entry = () => screen.findByRole('article', { name: 'Symptom entry, Friday 20 November 2026, 18:02' })

describe('what a rejected entry shows', () => {
  test('a rejected entry is shown with its reason and everything that was logged', async () => {
    await logRefusedEntry()
    openOffline()
    const card = within(await entry())
    expect(screen.getByRole('heading', { name: '1 entry needs attention' })).toBeDefined()
    expect(card.getByText('We could not accept the answer for "Mood".')).toBeDefined()
    expect(card.getByText('Breathlessness').nextSibling?.textContent).toBe('3/10')
    expect(card.getByText('Phlegm (mucus) thickness').nextSibling?.textContent).toBe('Thin')
    expect(card.getByText('Notes').nextSibling?.textContent).toBe('Stairs still hard')
  })

  test('an answer that was never given reads "Not answered" in a rejected entry, and not as the default', async () => {
    await logRefusedEntry({
      payload: aReport({
        untouchedScores: ['mood'],
        untouchedFields: ['temperature', 'sputumColor', 'sputumConsistency'],
      }),
    })
    openOffline()
    const card = within(await entry())
    for (const label of ['Mood', 'Temperature', 'Phlegm (mucus) colour', 'Phlegm (mucus) thickness'])
      expect(card.getByText(label).nextSibling?.textContent).toBe('Not answered')
    expect(card.getByText('Cough').nextSibling?.textContent).toMatch(/^\d+\/10$/)
  })

  test.each([
    [undefined, ['tel:111', 'tel:999'], true],
    ['england', ['tel:111', 'tel:999'], false],
    ['northern-ireland', ['tel:999'], false],
  ] as const)('a patient in %s sees whom to call meanwhile', async (nation, calls, isTold) => {
    await db.profile.put(aPatient(nation && { nation }))
    await logRefusedEntry()
    openOffline()
    const advice = (await screen.findByText(/^Nothing is lost/)).closest('p')!
    await waitFor(() => {
      const links = within(advice).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual(calls)
      expect(advice.textContent.includes('GP out of hours, not 111.')).toBe(isTold)
    })
  })
})

describe('trying again and editing', () => {
  test('"Try again" puts the entry back in the outbox', async () => {
    const id = await logRefusedEntry()
    const user = openOffline()
    await user.click(within(await entry()).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(await db.outbox.toArray()).toMatchObject([{ entityId: id, kind: 'symptoms.create' }])
    expect(document.activeElement).toBe(screen.getByText('It will be sent again.'))
  })

  test('"Edit" opens the form of that entry, and a rejected symptom check has no Edit', async () => {
    const id = await logRefusedEntry()
    await logRefusedEntry({ mutationId: newId(), kind: 'triage.create', entity: 'triage' })
    openOffline()
    const edit = within(await entry()).getByRole('link', { name: 'Edit' })
    expect(edit.getAttribute('href')).toBe(`/tracking?tab=history&edit=${id}`)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(1)
  })

  test('"Edit" on a rejected profile change opens the profile form with that change', async () => {
    const mutationId = newId()
    const profile = { mutationId, kind: 'profile.patch', entity: 'profile', entityId: '1' } as const
    await logRefusedEntry({ ...profile, payload: { age: 400 }, field: 'age' })
    openOffline()
    const card = within(await screen.findByRole('article', { name: /^Change to your profile/ }))
    expect(card.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/profile?edit=${mutationId}`)
  })

  test.each([
    ['triage.create', 'triage', { result: 'monitor' }, /^You cannot edit a symptom check/],
    ['activities.create', 'activities', { title: 'Walk' }, /^You cannot edit an activity/],
    ['activities.update', 'activities', { completed: true }, /^You cannot edit a change to an activity/],
    ['symptoms.delete', 'symptoms', {}, /^You cannot edit an entry you have deleted/],
    ['profile.patch', 'profile', { settings: { symptoms: true } }, /^You cannot edit this setting here/],
    ['messages.seen', 'messages', {}, /^You cannot edit this/],
    ['notifications.read', 'notifications', { marks: [] }, /^You cannot edit this/],
  ] as const)('a rejected %s has no Edit, and the screen shows why', async (kind, entity, payload, why) => {
    await logRefusedEntry({ kind, entity, payload })
    openOffline()
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(why)).toBeDefined()
    expect(card.queryByRole('link', { name: 'Edit' })).toBeNull()
  })
})

describe('discarding', () => {
  test('deleting takes two steps, and "Keep it" keeps the entry', async () => {
    const id = await logRefusedEntry()
    const user = openOffline()
    await user.click(within(await entry()).getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('group', { name: 'Delete this entry for good?' })
    expect(question.contains(document.activeElement)).toBe(true)
    expect(within(question).getByText('It is only on this phone.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await db.deadletter.count()).toBe(1)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))

    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(await db.deadletter.count()).toBe(0)
    expect(await db.symptoms.get(id)).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByText('The entry was deleted.'))
  })

  test.each([
    ['triage.create', 'triage', { result: 'monitor' }, 'symptom check'],
    ['activities.create', 'activities', { title: 'Walk' }, 'activity'],
    ['messages.answer', 'messages', { answer: 'worse' }, 'answer'],
  ] as const)(
    'deleting a rejected %s names it and does not call it an entry',
    async (kind, entity, payload, noun) => {
      await logRefusedEntry({ kind, entity, payload })
      const user = openOffline()
      await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Delete' }))
      expect(screen.getByRole('group', { name: `Delete this ${noun} for good?` })).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Yes, delete' }))
      expect(await screen.findByText(`The ${noun} was deleted.`)).toBeDefined()
      expect(await db.deadletter.count()).toBe(0)
    },
  )

  test('discarding a rejected deletion restores the entry, and the text before it explains that', async () => {
    const id = await logRefusedEntry()
    const base = await db.symptoms.get(id)
    await db.symptoms.clear()
    await db.deadletter.toCollection().modify({ kind: 'symptoms.delete', payload: {}, ...(base && { base }) })
    const user = openOffline()
    const card = within(await screen.findByRole('article', { name: /^Deletion of a symptom entry/ }))
    await user.click(card.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('group', { name: 'Undo this change?' })).toBeDefined()
    expect(
      screen.getByText('The entry will not be deleted. You will see it on this phone again.'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Yes, undo' }))
    expect(await screen.findByText('The change was undone.')).toBeDefined()
    expect(await db.symptoms.get(id)).toBeDefined()
  })

  test('when the phone cannot delete, the entry stays and an error is shown', async () => {
    await logRefusedEntry()
    const user = openOffline()
    await user.click(within(await entry()).getByRole('button', { name: 'Delete' }))
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('refused', 'DataError')
    })
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }))
    await screen.findByText(/^That did not work\. Nothing was changed/)
    vi.mocked(IDBObjectStore.prototype.delete).mockRestore()
    expect(await db.deadletter.count()).toBe(1)
  })

  test('"Save a file" saves the whole entry', async () => {
    const id = await logRefusedEntry()
    const files: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return 'blob:entry'
    }
    URL.revokeObjectURL = () => {}
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const user = openOffline()
    await user.click(within(await entry()).getByRole('button', { name: 'Save a file' }))

    expect(names).toEqual([`second-wind-2026-11-20-${id.slice(-8)}.json`])
    expect(files).toHaveLength(1)
    const [letter] = await db.deadletter.toArray()
    expect(JSON.parse(entryFileText(letter!))).toMatchObject({
      id,
      loggedAt: '2026-11-20T18:02:00.000Z',
      content: { mood: 7, notes: 'Stairs still hard' },
      refused: { code: 'invalid_payload', field: 'mood' },
    })
    click.mockRestore()
  })
})

describe('wording', () => {
  test('every reason has a sentence, and none blames the patient', () => {
    for (const code of [...verdictCodes, 'too_large', 'unknown_reject'] as const) {
      expect(formatRejectReason({ code })).toMatch(/^(We|This entry|Sorry, (we|there)) .+\.$/)
    }
  })

  test.each([
    ['a value that is in no list', { temperature: 'boiling' }, [{ label: 'Temperature', value: 'boiling' }]],
    ['a field of another version', { oxygenLevel: 97 }, [{ label: 'Oxygen level', value: '97' }]],
    [
      'the answers of a symptom check',
      { result: 'seek_help', answers: { fever: 'high-fever', 'chest-pain': 'no' }, rulesVersion: '1' },
      [
        { label: 'Result', value: 'Seek help' },
        { label: 'Answers', value: 'Fever: High fever\nChest pain: No' },
      ],
    ],
    [
      'a switch and a list',
      { isVulnerable: true, conditions: ['asthma', 'COPD'], notes: 'on-and-off' },
      [
        { label: 'Is vulnerable', value: 'Yes' },
        { label: 'Conditions', value: 'asthma, COPD' },
        { label: 'Notes', value: 'on-and-off' },
      ],
    ],
    ['something that is no record at all', 'gibberish', [{ label: 'Content', value: 'gibberish' }]],
    ['nothing', undefined, [{ label: 'Content', value: 'nothing' }]],
  ])('an entry is still shown with %s', (_, payload, lines) => {
    expect(describePayload(payload)).toEqual(lines)
  })
})
