export * from '../../lib/file-kind.ts';
