import { Button, FileButton } from '@mantine/core'
import { planPhotoWords as words } from '@second-wind/core/content/self-care/plan-photo-words'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { maxPlanPhotos, type PlanPhoto } from '@second-wind/core/records/plan-photo'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useRef, useState } from 'react'
import { useLocalSave } from '../../../../data/live/use-local-save.ts'
import { captureNow, newId } from '../../../../data/local/index.ts'
import { addPlanPhoto, deletePlanPhoto, listPlanPhotos } from '../../../../data/local/lazy.ts'
import { ErrorText } from '../../../../ui/feedback/error-text.tsx'
import { NotSavedNotice } from '../../../../ui/feedback/not-saved-notice.tsx'
import { clearToastError, toastError } from '../../../../ui/feedback/toast.ts'
import { Card } from '../../../../ui/primitives/card.tsx'
import { PhotoPage } from './photo-page.tsx'
import { shrinkPhoto } from './shrink-photo.ts'
import styles from './plan-photos.module.css'

type Props = {
  /** While no plan is typed in, the way to do that. */
  typeIn: ReactNode
  /** Some of it is typed in, and not saved. */
  isBegun: boolean
  /** A card above has what to do first. */
  isMainAbove: boolean
}

/** The person's paper plan as photos: each page, and the way to add one. Before there is a plan, its purpose. */
export function PlanPhotos({ typeIn, isBegun, isMainAbove }: Props) {
  const photos = useLiveQuery(() => listPlanPhotos().catch(() => 'unreadable' as const))
  const [result, setResult] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { isSaving, notSaved, save } = useLocalSave()
  const [isUnreadable, setIsUnreadable] = useState(false)
  if (!photos) return null
  if (photos === 'unreadable') return <ErrorText>{words.unreadable}</ErrorText>

  const add = async (file: File | null) => {
    if (!file) return
    setResult('')
    const image = await shrinkPhoto(file)
    setIsUnreadable(image === undefined)
    if (image === undefined) return
    const photo: PlanPhoto = { id: newId(), image, addedAt: captureNow().occurredAt }
    await save(() => addPlanPhoto(photo), {
      onSaved: () => {
        if (notSaved) clearToastError()
        setResult(words.added)
      },
      onFailed: () => toastError('Not saved', words.notAdded),
    })
  }
  const remove = async (id: string) => {
    try {
      await deletePlanPhoto(id)
      setResult(words.removed)
      heading.current?.focus()
    } catch {
      toastError('Not deleted', words.notRemoved)
    }
  }
  const isFirst = photos.length === 0 && Boolean(typeIn)
  return (
    <Card className={styles.photos}>
      <h3 ref={heading} tabIndex={-1}>
        {isFirst ? (isBegun ? planWords.begun : planWords.none) : words.title}
      </h3>
      {isFirst && <p>{planWords.whatItIs}</p>}
      {isFirst && <p>{planWords.noPaper}</p>}
      {photos.length === 0 && !isFirst && <p>{words.none}</p>}
      {photos.map((photo, at) => (
        <PhotoPage key={photo.id} photo={photo} page={at + 1} onDelete={() => void remove(photo.id)} />
      ))}
      <p role="status" hidden={result === ''}>
        {result}
      </p>
      {isUnreadable && <ErrorText>{words.notAPicture}</ErrorText>}
      {notSaved && <NotSavedNotice reason={notSaved} what="this photo" again="add it again" />}
      <AddPhoto
        count={photos.length}
        {...{ isFirst, isMainAbove, isSaving }}
        onAdd={(file) => void add(file)}
      />
      {typeIn}
      <p className={styles.quiet}>{isFirst ? planWords.onlyHere : words.onlyHere}</p>
    </Card>
  )
}

type AddPhotoProps = {
  count: number
  isFirst: boolean
  isMainAbove: boolean
  isSaving: boolean
  onAdd: (file: File | null) => void
}

function AddPhoto({ count, isFirst, isMainAbove, isSaving, onAdd }: AddPhotoProps) {
  if (count >= maxPlanPhotos) return <p>{words.full}</p>
  return (
    <FileButton accept="image/*" onChange={onAdd}>
      {(props) => (
        <Button
          {...props}
          {...(isFirst && !isMainAbove ? { color: 'green' } : { variant: 'outline' })}
          loading={isSaving}
        >
          {isFirst ? words.take : count === 0 ? words.add : words.addAnother}
        </Button>
      )}
    </FileButton>
  )
}
