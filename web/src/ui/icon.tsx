/** Our own line icons on a 24 by 24 grid. Always beside or inside something that has a name: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  )
}

export type IconName = keyof typeof shapes

const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 4.5 7.5 12l7.5 7.5',
  bell: 'M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 2 6 2 6.5h-15c0-.5 2-2 2-6.5ZM10 20.2a2.2 2.2 0 0 0 4 0M12 4.5V3',
  books: 'M4 4h4v16H4ZM8 4h4v16H8ZM13.3 5.2l3.6-1 3.9 14.6-3.6 1Z',
  chart: 'M4 4v16h16M9 16v-4M13 16V8M17 16v-6',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.8V20h4.7v-5.5h3.6V20h4.7V9.8',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-3.9 3.3-6 7.5-6s7.5 2.1 7.5 6',
  phone:
    'M6.3 3.5h3l1.5 4.2-2.1 1.7a12 12 0 0 0 5.9 5.9l1.7-2.1 4.2 1.5v3c0 1.2-1 2-2.2 1.9C10.8 19 5 13.2 4.4 5.7c-.1-1.2.7-2.2 1.9-2.2Z',
  speech: 'M4 4.5h16v11.5h-7.5L8 20v-4H4ZM12 7.3v6M9 10.3h6',
  stethoscope:
    'M6 3.5H4.5v5a4.5 4.5 0 0 0 9 0v-5H12M9 13v2.5a5 5 0 0 0 10 0v-2M19 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  cloud: 'M7 18.5a4 4 0 0 1-.4-8A5.5 5.5 0 0 1 17.2 9 4.8 4.8 0 0 1 17 18.5Z',
  device: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  down: 'M4.5 8.5 12 16l7.5-7.5',
  downward: 'M4 7l6 6 4-4 6 7M15 16h5v-5',
  equal: 'M5 9.5h14M5 14.5h14',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  'no-signal':
    'M2.5 9.5a14 14 0 0 1 4-2.6M11 5.8a14 14 0 0 1 10.5 3.7M6 13a9 9 0 0 1 3.5-2M9.5 16.5a4 4 0 0 1 5 0M12 19.8v.2M4 3.5l16 16',
  send: 'M12 19V6M6 11.5 12 5l6 6.5',
  signal: 'M2.5 9.5a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9.5 16.5a4 4 0 0 1 5 0M12 19.8v.2',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  upward: 'M4 17l6-6 4 4 6-7M15 8h5v5',
  warning: 'M12 4 2.8 20h18.4ZM12 10v4.5M12 17.2v.3',
} as const
