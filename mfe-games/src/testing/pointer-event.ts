/** jsdom has no pointer events: those of a primary pointer, made of a mouse's. */
export class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerId = 1, isPrimary = true, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.isPrimary = isPrimary;
  }
}
