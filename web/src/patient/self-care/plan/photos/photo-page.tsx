import { Button } from '@mantine/core'
import { planPhotoWords as words } from '@second-wind/core/content/self-care/plan-photo-words'
import type { PlanPhoto } from '@second-wind/core/records/plan-photo'
import { useState } from 'react'
import { Confirm } from '../../../../ui/feedback/confirm.tsx'
import { Dialog, DialogTitle } from '../../../../ui/feedback/dialog.tsx'
import { TextButton } from '../../../../ui/links/text-button.tsx'
import styles from './plan-photos.module.css'

type Props = { photo: PlanPhoto; page: number; onDelete: () => void }

/** One page: the whole of it, in real size on request, and deleted in two steps. */
export function PhotoPage({ photo: { image }, page, onDelete }: Props) {
  const [open, setOpen] = useState<'real-size' | 'deletion'>()
  const close = () => setOpen(undefined)
  const name = words.page(page)
  return (
    <div className={styles.page}>
      <button
        type="button"
        aria-label={`${words.realSize}: ${name}`}
        className={styles.whole}
        onClick={() => setOpen('real-size')}
      >
        <img src={image} alt={name} />
        <span>{words.realSize}</span>
      </button>
      {open === 'deletion' ? (
        <Confirm
          question={words.sure(page)}
          text={words.sureText}
          yes={words.sureYes}
          no={words.sureNo}
          color="red"
          onYes={onDelete}
          onNo={close}
        />
      ) : (
        <TextButton onClick={() => setOpen('deletion')}>{words.remove(page)}</TextButton>
      )}
      <Dialog isOpen={open === 'real-size'} onClose={close} beside="bars">
        <DialogTitle>{name}</DialogTitle>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
        <div className={styles.realSize} tabIndex={0} role="region" aria-label={words.scroll}>
          <img src={image} alt={name} />
        </div>
        <Button variant="outline" onClick={close}>
          {words.close}
        </Button>
      </Dialog>
    </div>
  )
}
