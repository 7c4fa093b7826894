import { Button } from '@mantine/core'
import { lastStep } from './step-config.ts'
import rowStyles from '../../ui/primitives/button-row.module.css'

type Props = { step: number; isSaving: boolean; onPrevious: () => void }

/** Enter goes on as Next does; only the last step can submit. */
export function SetupButtons({ step, isSaving, onPrevious }: Props) {
  return (
    <div className={rowStyles.row}>
      {step > 1 && (
        <Button type="button" variant="outline" onClick={onPrevious}>
          Previous
        </Button>
      )}
      {step < lastStep ? (
        <Button type="submit">Next</Button>
      ) : (
        <Button type="submit" color="green">
          {isSaving ? 'Creating Profile...' : 'Complete Setup'}
        </Button>
      )}
    </div>
  )
}
