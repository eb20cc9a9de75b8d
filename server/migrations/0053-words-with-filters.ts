export const servesBack = '0037';

/**
 * Whole words of names, with the stage, the turn and the country of their application: a search with filters reads the rows of its
 * answer alone, not everybody with a frequent name. Marks begin with `=`, which no word has. It takes the place of the index of words
 * alone, which an older release beside does without: its search is slower, and right.
 */
export const indexes = {
  queue_words_and_marks: {
    on: `queue_rows using gin
      ((string_to_array(btrim(words), ' ') || array['=' || stage, '=' || waits_for, '=' || country])) with (fastupdate = off)`,
    notSampled: true,
    replaces: 'queue_whole_words',
  },
};

export async function up(): Promise<void> {}
