import { TextButton } from '../../ui/links/text-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <TextButton onClick={onClick}>
      <Icon name="back" />
      Back
    </TextButton>
  )
}
