import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-button.tsx'

export function BackLink({ onClick }: { onClick: () => void }) {
  return (
    <TextButton onClick={onClick}>
      <Icon name="back" />
      Back
    </TextButton>
  )
}
