import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import net.htmlparser.jericho.Source;
import org.apache.commons.configuration.XMLConfiguration;
import org.parosproxy.paros.Constant;
import org.parosproxy.paros.control.Control;
import org.parosproxy.paros.core.scanner.Alert;
import org.parosproxy.paros.model.HistoryReference;
import org.parosproxy.paros.model.Model;
import org.parosproxy.paros.network.HttpMessage;
import org.parosproxy.paros.network.HttpRequestHeader;
import org.parosproxy.paros.network.HttpResponseHeader;
import org.zaproxy.zap.extension.pscan.PassiveScanActions;
import org.zaproxy.zap.extension.pscan.PassiveScanData;
import org.zaproxy.zap.extension.pscan.PluginPassiveScanner;
import org.zaproxy.zap.network.HttpRequestBody;
import org.zaproxy.zap.network.HttpResponseBody;
import org.zaproxy.zap.utils.I18N;
import org.zaproxy.zap.utils.ZapXmlConfiguration;

/**
 * Prints what the passive rules of ZAP say of recorded exchanges: a line `rule, risk, address, evidence` each, and the
 * numbers of rules and exchanges at the end.
 *
 * java -cp 'lib/*:rules' Passive.java RULES-FOLDER FOLDER-OF-EXCHANGES ZAP-HOME
 */
class Passive {
  public static void main(String[] args) throws Exception {
    Constant.setZapHome(args[2]);
    Constant.getInstance();
    Model.getSingleton().getOptionsParam().load(new ZapXmlConfiguration());
    Control.initSingletonForTesting(Model.getSingleton());
    Constant.messages = new I18N(Locale.ENGLISH);
    for (String name : List.of("pscanrules", "commonlib"))
      Constant.messages.addMessageBundle(name, bundleOf(name));
    var rules = rulesIn(Path.of(args[0]));
    var exchanges = new File(args[1]).listFiles((folder, name) -> name.endsWith(".asked"));
    for (File asked : exchanges) {
      var message = messageOf(asked.toPath());
      for (var rule : rules) scan(rule, message);
    }
    System.out.println("scanned\t" + rules.size() + "\t" + exchanges.length);
  }

  static ResourceBundle bundleOf(String name) {
    var place = name.equals("commonlib") ? "org.zaproxy.addon.commonlib" : "org.zaproxy.zap.extension.pscanrules";
    return ResourceBundle.getBundle(place + ".resources.Messages", Locale.ROOT);
  }

  static List<PluginPassiveScanner> rulesIn(Path folder) throws Exception {
    var rules = new ArrayList<PluginPassiveScanner>();
    var place = "org/zaproxy/zap/extension/pscanrules";
    for (File file : folder.resolve(place).toFile().listFiles((in, name) -> name.endsWith("ScanRule.class"))) {
      var type = Class.forName(place.replace('/', '.') + "." + file.getName().replace(".class", ""));
      var rule = (PluginPassiveScanner) type.getConstructor().newInstance();
      rule.setConfig(new XMLConfiguration());
      rule.setPassiveScanActions(new Print());
      rules.add(rule);
    }
    return rules;
  }

  static HttpMessage messageOf(Path asked) throws Exception {
    var name = asked.toString().replaceAll("asked$", "");
    var message = new HttpMessage(
        new HttpRequestHeader(Files.readString(asked)),
        new HttpRequestBody(),
        new HttpResponseHeader(Files.readString(Path.of(name + "answered"))),
        new HttpResponseBody());
    message.getRequestBody().setBody(Files.readAllBytes(Path.of(name + "sent")));
    message.getResponseBody().setBody(Files.readAllBytes(Path.of(name + "came")));
    return message;
  }

  static void scan(PluginPassiveScanner rule, HttpMessage message) {
    rule.setHelper(new PassiveScanData(message));
    rule.scanHttpRequestSend(message, 0);
    rule.scanHttpResponseReceive(message, 0, new Source(message.getResponseBody().toString()));
  }

  static class Print implements PassiveScanActions {
    public void raiseAlert(HistoryReference reference, Alert alert) {
      var evidence = String.valueOf(alert.getEvidence()).replaceAll("\\s+", " ");
      System.out.println(String.join("\t", "alert", alert.getName(), Alert.MSG_RISK[alert.getRisk()],
          alert.getMessage().getRequestHeader().getURI().toString(), evidence));
    }

    public void addHistoryTag(HistoryReference reference, String tag) {}
  }
}
