import type { VideoSummary, WatchedVideo } from "~/domain/history/history";
import { Meter } from "../meter";

/** A video with how far it was watched, and what it is about when asked. */
export function WatchedVideoItem({ video }: { video: WatchedVideo }) {
  return (
    <li>
      <img src={video.thumbnail} alt="" width="128" height="72" loading="lazy" />
      <div>
        <strong>{video.title}</strong>
        <p className="soft">{video.channel_name}</p>
        <Meter percent={video.data.progress * 100} label="Watched" />
      </div>
      {video.data.summaries.length > 0 && <Summaries title={video.title} summaries={video.data.summaries} />}
    </li>
  );
}

function Summaries({ title, summaries }: { title: string; summaries: VideoSummary[] }) {
  return (
    <details>
      <summary>
        What it is about<span className="visually-hidden">: {title}</span>
      </summary>
      <dl>
        {summaries.map((summary, index) => (
          <div key={index}>
            <dt>{summary.title}</dt>
            <dd>{summary.explanation}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
