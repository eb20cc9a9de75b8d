import type { ReactNode } from 'react';

const paths = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.3v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.2',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z',
  file: 'M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  chat: 'M4 5h16v11H9l-5 4z',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  // A phone that scans a code.
  phoneCode:
    'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM9.5 6.5h2v2h-2zM13.5 6.5h1v1M9.5 10.5h1v1M12.5 10.5h2v2h-2M11 18h2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  chart: 'M4 20h16M7.5 20v-6M12 20V6M16.5 20v-9',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20M10.5 7.7v5.6M7.7 10.5h5.6',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  external: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
} as const;

export type IconName = keyof typeof paths;

/** A line icon in the text colour; always beside words, so hidden from screen readers. `size` is in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="flex-none"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/**
 * A small sign inside a line of text. It is an SVG because our font lacks these characters, and a phone would search
 * all its other fonts for them during layout.
 */
export function Sign({ name }: { name: Extract<IconName, 'check' | 'clock' | 'close' | 'warning' | 'star'> }) {
  return (
    <span aria-hidden="true" className="mr-1 inline-block align-[-0.15em]">
      <Icon name={name} size={16} />
    </span>
  );
}

/** Something that a person should check: the one look of a doubt in the console. */
export function Doubt({ children }: { children: ReactNode }) {
  return (
    <span className="block font-semibold text-warn-ink">
      <Sign name="warning" />
      <span>{children}</span>
    </span>
  );
}
