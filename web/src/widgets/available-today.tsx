import { Stack } from '@mantine/core'
import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { todayInNation } from '@second-wind/core/content/settings/notice-routes'
import { useNation } from '../data/live/use-nation.ts'
import { Card } from '../ui/primitives/card.tsx'
import { NoticeRoutes } from './notice-routes.tsx'
import styles from './available-today.module.css'

type Props = {
  notice: NoticeId
  heading: string
  /** Addresses that the page shows elsewhere. */
  without?: readonly string[]
}

/** At the top of a page that is a preview: what the person can do today instead. */
export function AvailableToday({ notice, heading, without = [] }: Props) {
  const nation = useNation()
  const { routes } = honestNotices[notice]
  return (
    <Card className={styles.card}>
      <Stack>
        <div>
          <h2>{heading}</h2>
          <p>{todayInNation(nation, honestNotices[notice])}</p>
        </div>
        <NoticeRoutes routes={routes.filter(({ href }) => !without.includes(href))} />
      </Stack>
    </Card>
  )
}
