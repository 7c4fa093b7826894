import { Button, Group } from '@mantine/core'
import { signInMethodsWords } from './sign-in-methods-words.ts'

type Props = { words: { save: string; saving: string }; isPending: boolean; onCancel: () => void }

export function SaveOrCancel({ words, isPending, onCancel }: Props) {
  return (
    <Group>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? words.saving : words.save}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {signInMethodsWords.cancel}
      </Button>
    </Group>
  )
}
