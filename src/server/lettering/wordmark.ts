/** The chain's mark, 190 by 28, in strokes of whatever colour is around it; its O is a yellow tyre. */
export const wordmark =
  '<path d="M3.3 28V3.3h14.5a6.4 6.4 0 0 1 0 12.8H3.3M14 16.1 23.6 29M69.3 3.3h12.5a10.7 10.7 0 0 1 0 21.4H69.3zM123 3.3h-20.7v21.4H123M102.3 14H121M130.3 28V3.3h14.5a6.4 6.4 0 0 1 0 12.8h-14.5M141 16.1l9.6 12.9M156 29 170.5 2h3L188 29M162.5 20.5h19"/><circle cx="46.5" cy="14" r="10.7" stroke="#f6d000"/>';
