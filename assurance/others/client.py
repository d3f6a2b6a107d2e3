"""Makes an estimate, or says who applies, by a client generated from the description of the API.

python client.py ADDRESS ORIGIN HOST submit < body.json
python client.py ADDRESS ORIGIN HOST save TOKEN ID < body.json
"""

import json
import sys

from generated.api.default import get_application, save_client_info, submit_application
from generated.client import Client
from generated.models.save_client_info_body import SaveClientInfoBody
from generated.models.submit_application_body import SubmitApplicationBody

address, origin, host, step, *link = sys.argv[1:]
client = Client(base_url=address, headers={"Origin": origin, "Host": host})
body = json.load(sys.stdin)
if step == "submit":
    answer = submit_application.sync_detailed(client=client, body=SubmitApplicationBody.from_dict(body))
else:
    sent = SaveClientInfoBody.from_dict(body)
    answer = save_client_info.sync_detailed(*link, client=client, body=sent)
    answer = get_application.sync_detailed(*link, client=client) if answer.status_code == 200 else answer
print(json.dumps({"status": int(answer.status_code), "body": answer.parsed.to_dict()}))
