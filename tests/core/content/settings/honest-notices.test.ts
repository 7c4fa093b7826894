import { honestNotice } from '@second-wind/core/content/settings/honest-notice-schema'
import { loadHonestNotice, noticeIds } from '@second-wind/core/content/settings/load-honest-notice'
import { describe, expect, test } from 'vitest'

describe.each(noticeIds)('the notice "%s"', (id) => {
  test('has all its parts under its own id', async () => {
    expect(honestNotice.parse(await loadHonestNotice(id)).id).toBe(id)
  })

  test('never claims that something was booked, sent, ordered, shared or joined', async () => {
    const { title, oneDay, today } = await loadHonestNotice(id)
    const claims = `${title}. ${oneDay} ${today}`
      .split('.')
      .filter((sentence) => /\b(booked|sent|ordered|shared|joined|posted|invited|been set)\b/i.test(sentence))
      .filter((sentence) => !/\b(no|not|nothing|nobody)\b/i.test(sentence))
    expect(claims).toEqual([])
  })

  test('admits that the control does nothing yet', async () => {
    const { title, oneDay } = await loadHonestNotice(id)
    expect(`${title}. ${oneDay}`).toMatch(/\b(not|no|nothing|nobody|Coming Soon)\b/i)
  })

  test('offers another way that works today', async () => {
    const { routes } = await loadHonestNotice(id)
    expect(routes.length).toBeGreaterThan(0)
  })

  test('gives Northern Ireland another number when it names 111', async () => {
    const { today } = await loadHonestNotice(id)
    expect(!today.includes('111') || today.includes('Northern Ireland')).toBe(true)
  })
})

describe('the notice of a future feature', () => {
  test('has the label of the specification, and leads to real help first', async () => {
    const { title, routes } = await loadHonestNotice('medical-monitoring')
    expect(title).toBe('Future Feature – Not Active or Regulatory Approved')
    expect(routes[0]?.href).toBe('tel:999')
  })
})

describe('the notice of prescription services', () => {
  test('is marked as coming soon', async () => {
    expect((await loadHonestNotice('prescription-services')).oneDay).toContain('Coming Soon')
  })
})
