import { DriverFile } from '../driver/driver-file.ts';
import { type StoryName, stories } from '../driver/stories.ts';
import type { Files } from './files.ts';

/** Opens the required applications, several at a time. */
export async function openStories(names: Set<StoryName>, files: Files): Promise<Map<StoryName, DriverFile>> {
  const waiting = [...names];
  const drivers = new Map<StoryName, DriverFile>();
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { country, steps } = stories[name];
      const driver = await DriverFile.open(country);
      try {
        for (const step of steps) await step(driver, files);
      } catch (error) {
        throw new Error(`The application "${name}" could not be made.`, { cause: error });
      }
      drivers.set(name, driver);
    }
  };
  await Promise.all([work(), work(), work()]);
  return drivers;
}
