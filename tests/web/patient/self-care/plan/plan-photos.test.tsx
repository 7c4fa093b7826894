import { planPhotoWords as words } from '@second-wind/core/content/self-care/plan-photo-words'
import { maxPlanPhotos } from '@second-wind/core/records/plan-photo'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { addPlanPhoto, listPlanPhotos } from '../../../../../web/src/data/local/lazy.ts'
import { aPlanPhoto } from '../../../../fixtures/a-plan-photo.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openSelfCare, press } from '../open-self-care.tsx'

withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

// The redrawing of a photo needs a real browser: tests/e2e/patient/own-plan.spec.ts.

const image = (name: string) => screen.findByRole('img', { name })

describe('photos of the paper plan', () => {
  test('a stored page is shown and opens in full size', async () => {
    await addPlanPhoto(aPlanPhoto())
    const { user } = openSelfCare('plan')
    expect((await image(words.page(1))).getAttribute('src')).toBe(aPlanPhoto().image)
    await press(user, `${words.realSize}: ${words.page(1)}`)
    expect(await screen.findByRole('dialog', { name: words.page(1) })).toBeDefined()
    expect(screen.getByRole('region', { name: words.scroll })).toBeDefined()
  })

  test('a page is deleted in two steps, and not by the first', async () => {
    await addPlanPhoto(aPlanPhoto())
    const { user } = openSelfCare('plan')
    await press(user, words.remove(1))
    expect(await listPlanPhotos()).toHaveLength(1)
    await press(user, words.sureYes)
    expect(await screen.findByText(words.removed)).toBeDefined()
    expect(await listPlanPhotos()).toEqual([])
  })

  test('with all pages taken, no further one is offered', async () => {
    for (let page = 0; page < maxPlanPhotos; page++) await addPlanPhoto(aPlanPhoto({ id: newId() }))
    openSelfCare('plan')
    expect(await screen.findByText(words.full)).toBeDefined()
    expect(screen.queryByRole('button', { name: words.addAnother })).toBeNull()
  })

  test('a file that is no picture is refused with what to do next, and nothing is stored', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
    const { user } = openSelfCare('plan')
    await screen.findByRole('button', { name: words.take })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await user.upload(input, new File(['%PDF'], 'plan.png', { type: 'image/png' }))
    expect(await screen.findByText(words.notAPicture)).toBeDefined()
    expect(await listPlanPhotos()).toEqual([])
    vi.unstubAllGlobals()
  })
})
