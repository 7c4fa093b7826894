import { Stack } from '@mantine/core'
import { nhs } from '@second-wind/core/content/samples/nhs'
import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import { useState } from 'react'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SampleTag } from '../../ui/content/sample-tag.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { NoticeRoutes } from '../../widgets/notice-routes.tsx'
import styles from './login-tab.module.css'

const { title, oneDay, today, routes } = honestNotices['nhs-login']

/** Simulates the two states of a login: no password, no request, reset when the screen is left. */
export function LoginTab() {
  const [isConnected, setIsConnected] = useState(false)
  return (
    <Stack gap="lg">
      <section>
        <Stack>
          <h2>Your own health record</h2>
          <p>{today}</p>
          <NoticeRoutes routes={routes} />
        </Stack>
      </section>
      <ExampleSection fact="A sample NHS Login that is not connected to anything" name="nhs-login">
        <Notice tone="warning">
          <h2 className={styles.title}>{title}</h2>
          <p>{oneDay}</p>
        </Notice>
        <Card>
          <Stack align="flex-start">
            <div className={styles.head}>
              <h3>State of the login</h3>
              <SampleTag />
            </div>
            <Stack role="status" gap="xs" align="flex-start">
              <Badge icon={isConnected ? 'tick' : 'clock'}>{isConnected ? 'Connected' : 'Pending'}</Badge>
              <p>{isConnected ? nhs.login.connected : nhs.login.pending}</p>
            </Stack>
            <Button look="plain" onClick={() => setIsConnected(!isConnected)}>
              {isConnected ? 'Show the sample as pending' : 'Show the sample as connected'}
            </Button>
          </Stack>
        </Card>
      </ExampleSection>
    </Stack>
  )
}
