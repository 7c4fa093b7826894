import { Stack } from '@mantine/core'
import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useNationWords } from '../data/live/use-nation-words.ts'
import { Card } from '../ui/primitives/card.tsx'
import { NoticeRoutes } from './notice-routes.tsx'

/** At the top of a page that is a preview: what the person can do today instead. */
export function WorksToday({ notice }: { notice: NoticeId }) {
  const inNation = useNationWords()
  const { today, routes } = honestNotices[notice]
  return (
    <Card>
      <Stack>
        <h2>What works today</h2>
        <p>{inNation(today)}</p>
        <NoticeRoutes routes={routes} />
      </Stack>
    </Card>
  )
}
