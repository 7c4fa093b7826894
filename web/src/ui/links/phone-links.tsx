import { splitAtPhoneNumbers } from '@second-wind/core/platform/phone-number'

/** The text as it is, with its UK phone numbers, 999 and 111 to tap. */
export const PhoneLinks = ({ text }: { text: string }) =>
  splitAtPhoneNumbers(text).map(({ text: part, tel }, at) =>
    tel === undefined ? (
      part
    ) : (
      // The same number may be there twice.
      <a key={`${at} ${tel}`} href={`tel:${tel}`}>
        {part}
      </a>
    ),
  )
