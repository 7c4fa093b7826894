import { Button, Stack } from '@mantine/core'
import type { ServerExportFormat } from '@second-wind/core/rights/server-export'
import { useState } from 'react'
import { exportFromServer } from '../../../data/server/patient/export-and-erase.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { saveFile } from '../../../ui/print/save-file.ts'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { useAccountAction } from '../use-account-action.ts'
import { ownDataWords as words } from './own-data-words.ts'
import formStyles from '../../../ui/form/form.module.css'
import styles from './export-from-server.module.css'

const formats: readonly ServerExportFormat[] = ['json', 'csv', 'fhir']

/** Everything on the server, including entries from other phones. The phone's own files are separate. */
export function ExportFromServer() {
  const [outcome, setOutcome] = useState('')
  const { attempt, isPending, error } = useAccountAction((failure) => {
    setOutcome('')
    return accountErrorMessage(failure)
  })
  const save = (format: ServerExportFormat) =>
    attempt(async () => {
      setOutcome(words.saving)
      saveFile(await exportFromServer(format))
      setOutcome(words.saved)
    })
  return (
    <FoldedSection heading={words.title} fact={words.fact} name="account-export">
      <Card>
        <Stack>
          <p>{words.about}</p>
          <p>{words.unguarded}</p>
          <div className={formStyles.buttons}>
            {formats.map((format) => (
              <Button
                key={format}
                variant="outline"
                aria-disabled={isPending}
                onClick={() => void save(format)}
              >
                {words.formats[format].label}{' '}
                <small className={styles.type}>{words.formats[format].type}</small>
              </Button>
            ))}
          </div>
          <p role="status">{outcome}</p>
          {error && <AccountError {...error} />}
        </Stack>
      </Card>
    </FoldedSection>
  )
}
