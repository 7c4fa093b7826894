import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aMessage } from '../../../fixtures/a-message.ts'
import { openApp } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())

const text = 'Ring the ward on 020 7946 0123 today. <a href="tel:1">Worse</a>? Ring 999.'

test.each(['/', '/messages', '/notifications'])(
  'numbers in a message can be tapped on %s, and nothing else in it is a link',
  async (path) => {
    await db.messages.add(aMessage({ text, sentAt: new Date().toISOString() }))
    await openApp(path)
    const message = (await screen.findByRole('link', { name: '020 7946 0123' })).parentElement
    expect(message?.textContent).toBe(text)
    const links = [...(message?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:02079460123', 'tel:999'])
  },
)
