import { Button } from '@mantine/core'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { focusPlaceHeading } from '../use-focus-on-place.ts'
import { ResultState } from './result-state.tsx'
import type { SavedResult } from './use-saved-result.ts'

/** Whether the result is stored and sent, and another attempt where it is not stored. */
export function SaveState({ saved, result }: { saved: SavedResult; result: DescribedResult }) {
  const { stored, notSaved, save } = saved
  return (
    <>
      {notSaved && (
        <NotSavedNotice
          title="This result is not saved"
          reason={notSaved}
          what="the result"
          again="try again"
        >
          <p>The advice on this page still applies. Nobody else has seen it.</p>
          <Button
            variant="outline"
            onClick={() => {
              focusPlaceHeading()
              save()
            }}
          >
            Try again
          </Button>
        </NotSavedNotice>
      )}
      {stored && <ResultState stored={stored} level={result.level} hasSigns={result.redFlags.length > 0} />}
    </>
  )
}
