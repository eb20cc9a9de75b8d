/** Whether the driver is in the middle of typing. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea') ?? false;
}
