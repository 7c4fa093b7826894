import { Button, Stack } from '@mantine/core'
import { nhs } from '@second-wind/core/content/samples/nhs'
import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import { useState } from 'react'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SampleTag } from '../../ui/content/sample-tag.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'
import styles from './login-tab.module.css'

const { title, oneDay } = honestNotices['nhs-login']

/** Simulates the two states of a login: no password, no request, reset when the screen is left. */
export function LoginTab() {
  const [isConnected, setIsConnected] = useState(false)
  return (
    <Stack maw="42rem">
      <AvailableToday notice="nhs-login" heading="Your own health record" />
      <ExampleSection
        fact="A sample NHS Login that is not connected to anything"
        name="nhs-login"
        note={oneDay}
      >
        <Card>
          <Stack align="flex-start">
            <div className={styles.head}>
              <h3>{title}</h3>
              <SampleTag />
            </div>
            <Stack role="status" gap="xs" align="flex-start">
              <Badge icon={isConnected ? 'tick' : 'clock'}>{isConnected ? 'Connected' : 'Pending'}</Badge>
              <p>{isConnected ? nhs.login.connected : nhs.login.pending}</p>
            </Stack>
            <Button variant="outline" onClick={() => setIsConnected(!isConnected)}>
              {isConnected
                ? 'Show what it looks like when pending'
                : 'Show what it looks like when connected'}
            </Button>
          </Stack>
        </Card>
      </ExampleSection>
    </Stack>
  )
}
