import { describe, expect, test } from 'vitest'
import { apiSyncServer } from './api-sync-server.ts'
import { modelServer } from './model-server.ts'
import { playStory } from './story.ts'

/** `SEED=241` replays one story, `STORIES=10000` plays more of them. */
const { SEED, STORIES } = process.env
const servers = [
  { name: 'the protocol in its plainest form', server: modelServer, stories: Number(STORIES ?? 300) },
  { name: 'our own server with its database', server: apiSyncServer, stories: Number(STORIES ?? 60) },
]

describe.each(servers)(
  'half an hour of bad signal, crashes and refusals, with $name',
  ({ server, stories }) => {
    test(`no entry is lost, duplicated or stuck (${stories} stories)`, async () => {
      const seeds =
        SEED === undefined ? Array.from({ length: stories }, (_, index) => index + 1) : [Number(SEED)]
      for (const seed of seeds) await expect(playStory(seed, server)).resolves.toBeUndefined()
    })
  },
)
