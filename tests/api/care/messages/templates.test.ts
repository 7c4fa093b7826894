import {
  type MessageTemplate,
  messageTemplatePath,
  messageTemplatesPath,
  removeTemplatePath,
  templatesReply,
} from '@second-wind/core/care/contract/message-templates'
import { defaultTemplates } from '@second-wind/core/care/default-templates'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const id = idNumbered(0xc1)
const own = { title: 'Spirometry', text: 'Please book your breathing test.', version: 0 }

const list = async () => templatesReply.parse(await (await api.get(messageTemplatesPath)).json())
const save = (body: object = own, template = id) => api.put(messageTemplatePath(template), body)
const remove = (version: number, template = id) => api.post(removeTemplatePath(template), { version })
const find = async (): Promise<MessageTemplate | undefined> => (await list()).find((one) => one.id === id)
const audited = () =>
  api.db.selectFrom('audit').select(['actor_id', 'action', 'patient_id', 'object']).execute()

describe('the templates of a new installation', () => {
  test('are those that come with the app, by title', async () => {
    const templates = await list()
    expect(templates.map(({ title }) => title)).toEqual(defaultTemplates.map(({ title }) => title).toSorted())
    expect(templates.map(({ editedBy }) => editedBy)).toEqual(templates.map(() => null))
  })
})

describe('a template of the clinic', () => {
  test('is added with who edited it and when', async () => {
    expect((await save()).status).toBe(200)
    expect(await find()).toEqual({
      id,
      ...own,
      version: 1,
      editedBy: 'Dr. Helen Marsh',
      editedAt: '2026-11-20T18:00:00.000Z',
    })
  })

  test('is edited, and a repeated request changes nothing', async () => {
    await save()
    const edited = { ...own, text: 'Please book your breathing test with the nurse.', version: 1 }
    expect((await save(edited)).status).toBe(200)
    expect((await save(edited)).status).toBe(200)
    expect(await find()).toMatchObject({ text: edited.text, version: 2 })
  })

  test('is not overwritten when it has changed since it was read', async () => {
    await save()
    await save({ ...own, title: 'Breathing test', version: 1 })
    expect((await save({ ...own, text: 'Old form.', version: 1 })).status).toBe(409)
    expect((await remove(1)).status).toBe(409)
    expect(await find()).toMatchObject({ title: 'Breathing test' })
  })

  test('is removed, also when the request is repeated', async () => {
    await save()
    expect((await remove(1)).status).toBe(204)
    expect((await remove(1)).status).toBe(204)
    expect(await find()).toBeUndefined()
  })

  test('leaves its id and no text in the audit log', async () => {
    await save()
    await remove(1)
    expect(await audited()).toEqual([
      { actor_id: 1, action: 'template.save', patient_id: null, object: `template ${id}` },
      { actor_id: 1, action: 'template.remove', patient_id: null, object: `template ${id}` },
    ])
  })

  test('beyond the fiftieth is refused', async () => {
    const free = 50 - (await list()).length
    for (let at = 0; at < free; at += 1)
      expect((await save({ ...own, title: `Text ${at}` }, idNumbered(0x200 + at))).status).toBe(200)
    expect((await save()).status).toBe(409)
    expect(await list()).toHaveLength(50)
  })
})

describe('a template that is refused', () => {
  test.each([
    ['no name', { title: ' ' }],
    ['a name of 61 characters', { title: 'x'.repeat(61) }],
    ['no text', { text: '' }],
    ['501 characters', { text: 'x'.repeat(501) }],
    ['no version', { version: undefined }],
    ['a field that nobody knows', { patientId: 1 }],
  ])('is not stored: %s', async (_, changes) => {
    expect((await save({ ...own, ...changes })).status).toBe(422)
    expect(await find()).toBeUndefined()
    expect(api.unexpectedErrors).toEqual([])
  })

  test('can have an id that is no UUID', async () => {
    expect((await save(own, 'one')).status).toBe(422)
  })
})
