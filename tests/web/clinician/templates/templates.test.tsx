import { type MessageTemplate, messageTemplatesPath } from '@second-wind/core/care/contract/message-templates'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { MessageTemplatesScreen } from '../../../../web/src/clinician/templates/message-templates-screen.tsx'
import { idNumbered } from '../../../fixtures/ids.ts'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi, reply } from '../../data/server/fake-api.ts'

const review: MessageTemplate = {
  id: idNumbered(1),
  title: 'Book your review',
  text: 'Your review is due.',
  version: 3,
  editedBy: 'Dr. Helen Marsh',
  editedAt: '2026-11-20T18:00:00.000Z',
}
const shipped: MessageTemplate = {
  ...review,
  id: idNumbered(2),
  title: 'Hello',
  editedBy: null,
  editedAt: null,
}

let stored: MessageTemplate[]
let refuses: boolean
let writes: { path: string; method: string | undefined; body: unknown }[]
beforeEach(() => {
  stored = [review, shipped]
  refuses = false
  writes = []
  fakeApi(({ path, options }) => {
    if (path.startsWith('/api/clinicians')) {
      return reply({ id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' })
    }
    if (options.method === 'GET')
      return path === messageTemplatesPath ? reply(stored) : reply(undefined, { status: 404 })
    const body: unknown = JSON.parse(typeof options.body === 'string' ? options.body : '')
    writes.push({ path, method: options.method, body })
    if (refuses) return reply(undefined, { status: 409 })
    return path.endsWith('/remove')
      ? reply(undefined, { status: 204 })
      : reply({ ...review, ...Object(body) })
  })
})

async function openTemplates() {
  renderScreen(<MessageTemplatesScreen />, '/clinician/message-templates')
  await screen.findByRole('article', { name: review.title })
  return userEvent.setup()
}
const item = (name: string) => within(screen.getByRole('article', { name }))
const write = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })

describe('the templates of the clinic', () => {
  test('have the header of the dashboard, with who is signed in', async () => {
    await openTemplates()
    const header = within(
      screen.getByRole('heading', { level: 1, name: 'Message templates' }).closest('header')!,
    )
    expect(header.getByRole('link', { name: 'Patient app' })).toBeTruthy()
    expect(await header.findByText('Dr. Helen Marsh · Respiratory Medicine')).toBeTruthy()
  })

  test('are listed with their text and who edited them', async () => {
    await openTemplates()
    expect(item(review.title).getByText('Your review is due.')).toBeTruthy()
    expect(item(review.title).getByText(/^Edited by Dr\. Helen Marsh, /)).toBeTruthy()
    expect(item('Hello').getByText('Standard template')).toBeTruthy()
  })

  test('are edited in place, with the version that was seen', async () => {
    const user = await openTemplates()
    await user.click(item(review.title).getByRole('button', { name: 'Edit' }))
    write('Text', 'Your yearly review is due.')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Saved: Book your review')).toBeTruthy()
    expect(writes).toEqual([
      {
        path: `${messageTemplatesPath}/${review.id}`,
        method: 'PUT',
        body: { title: review.title, text: 'Your yearly review is due.', version: 3 },
      },
    ])
  })

  test('are edited one at a time: none is added meanwhile', async () => {
    const user = await openTemplates()
    const add = () => screen.queryByRole('button', { name: 'Add a template' })
    expect(add()).toBeTruthy()
    await user.click(item(review.title).getByRole('button', { name: 'Edit' }))
    expect(add()).toBeNull()
    await user.click(item('Hello').getByRole('button', { name: 'Edit' }))
    expect(screen.getAllByRole('textbox', { name: 'Text' })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(add()).toBeTruthy()
  })

  test('are added as version 0 under a new id', async () => {
    const user = await openTemplates()
    await user.click(screen.getByRole('button', { name: 'Add a template' }))
    write('Name', 'Spirometry')
    write('Text', 'Please book your breathing test.')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Saved: Spirometry')).toBeTruthy()
    expect(writes).toMatchObject([{ method: 'PUT', body: { title: 'Spirometry', version: 0 } }])
  })

  test('are not sent without name or text, and the fields show why', async () => {
    const user = await openTemplates()
    await user.click(screen.getByRole('button', { name: 'Add a template' }))
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Give the template a name of up to 60 characters.')).toBeTruthy()
    expect(screen.getByText('Write the message first.')).toBeTruthy()
    expect(writes).toEqual([])
  })

  test('are removed after a confirmation', async () => {
    const user = await openTemplates()
    await user.click(item('Hello').getByRole('button', { name: 'Remove' }))
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
    expect(await screen.findByText('Removed: Hello')).toBeTruthy()
    expect(writes).toEqual([
      { path: `${messageTemplatesPath}/${shipped.id}/remove`, method: 'POST', body: { version: 3 } },
    ])
  })

  test('are not overwritten when another clinician has changed them, and what was typed stays', async () => {
    const user = await openTemplates()
    refuses = true
    await user.click(item(review.title).getByRole('button', { name: 'Edit' }))
    write('Text', 'My version.')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText(/^Not saved\. Another clinician has changed/)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('My version.')
  })
})
