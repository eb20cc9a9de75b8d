import type { Application } from '@volante/contract/application.ts';
import { consentVersions } from '@volante/contract/personal-data/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { apiLanguages, getLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';

export interface LocationSharing {
  looking: boolean;
  /** Why nothing could be saved. */
  problem: unknown;
  /** Resolves to true once something is saved. */
  share: () => Promise<boolean>;
}

/** Saves a location after consent: the device's, or the connection's if the device doesn't answer in time. */
export function useLocationSharing(): LocationSharing {
  const { id } = useApplication();
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const share = async () => {
    setLooking(true);
    setProblem(null);
    // Requested first and at once, because some browsers show their prompt only right after a press.
    const position = findPosition();
    const soon = inTime(position);
    try {
      await consent(id);
      const found = await soon;
      storeApplication(found ? await send(id, found) : await sendAddress(id));
      if (!found) void sendLate(position);
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setLooking(false);
    }
  };

  // An answer to the phone's question after ten seconds still counts while the screen is open.
  const sendLate = async (position: Promise<Position | null>) => {
    const found = await position;
    if (found && here.current) await send(id, found).then(storeApplication, () => undefined);
  };

  return { looking, problem, share };
}

function consent(id: string) {
  const body = {
    kind: 'location',
    textVersion: consentVersions.location,
    language: apiLanguages[getLanguage()],
  } as const;
  return call('POST /public/admission/requests/{id}/consents', { params: { id }, body });
}

async function send(id: string, position: Position): Promise<Application> {
  try {
    return await call('POST /public/admission/requests/{id}/lat-long-lookup', { params: { id }, body: position });
  } catch (error) {
    // An impossible position counts as no position.
    if (error instanceof CallError && error.kind === 'unprocessable_error') return sendAddress(id);
    throw error;
  }
}

async function sendAddress(id: string): Promise<Application> {
  const said = await askOwnAddress();
  const sending = (body: { ipAddress?: string }) =>
    call('POST /public/admission/requests/{id}/ip-lookup', { params: { id }, body });
  try {
    return await sending(said ? { ipAddress: said } : {});
  } catch (error) {
    // The service returned no address; the one the server sees is enough.
    if (said && error instanceof CallError && error.kind === 'unprocessable_error') return sending({});
    throw error;
  }
}

/** This device's public IP address from the configured service; null without a service or an answer. */
export async function askOwnAddress(): Promise<string | null> {
  if (!settings.ipService) return null;
  try {
    const signal = AbortSignal.timeout(3000);
    const answer = await fetch(settings.ipService, { signal, credentials: 'omit' });
    const { ip } = await answer.json();
    return typeof ip === 'string' ? ip : null;
  } catch {
    return null;
  }
}

interface Position {
  latitude: number;
  longitude: number;
  /** Radius in metres. */
  accuracy: number;
}

/** Timeout for a location fix, in ms. */
const TIMEOUT = 10_000;

/** The device's position; null if refused or unavailable. Some in-app browsers never answer. */
function findPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: 60_000 },
    );
  });
}

/** The same with our own ten-second timeout, since some browsers ignore theirs. */
function inTime(position: Promise<Position | null>): Promise<Position | null> {
  return Promise.race([position, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT))]);
}
