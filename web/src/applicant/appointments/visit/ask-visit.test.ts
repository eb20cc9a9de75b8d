import { afterEach, expect, test } from 'vitest';
import { adoptSettings, settings } from '../../../lib/settings.ts';
import { calendarFile } from './ask-visit.ts';

const { apiBase } = settings;
afterEach(() => adoptSettings({ ...settings, apiBase }));

test('the address of a calendar file is the same in the page and where the server renders it', () => {
  expect(calendarFile('/api/public/calendar.ics?token=a', 'es')).toBe('/api/public/calendar.ics?token=a&language=es');
  expect(calendarFile('https://api.example.com/calendar.ics', 'es')).toBe(
    'https://api.example.com/calendar.ics?language=es',
  );
});

test('the calendar file is where the API is', () => {
  adoptSettings({ ...settings, apiBase: 'https://api.example.com/api' });
  expect(calendarFile('/api/calendar.ics', 'en')).toBe('https://api.example.com/api/calendar.ics?language=en');
});
