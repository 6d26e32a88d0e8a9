import { classNames } from "./class-names";

interface AvatarProps {
  emoji: string;
  /** What the picture stands for; without it the avatar is decoration beside a written name. */
  name?: string;
  size: "small" | "large";
}

/** A round picture made of one emoji. */
export function Avatar({ emoji, name, size }: AvatarProps) {
  const className = classNames("face", size === "large" && "large");
  return name ? (
    <span className={className} role="img" aria-label={name}>
      {emoji}
    </span>
  ) : (
    <span className={className} aria-hidden="true">
      {emoji}
    </span>
  );
}
